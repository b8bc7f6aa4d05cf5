import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      include: ["src/**/*.test.ts"],
      // A page is dear, and every file gets one of its own: who needs one says so in its first line.
      environment: "node",
      setupFiles: ["tools/patience.js"],
      // Not what anything should take, but what the busiest machine may take.
      testTimeout: 60_000,
    },
  }),
);
