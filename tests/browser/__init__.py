"""Stories of people who play in a browser: Debian's Chromium, driven by Playwright."""
