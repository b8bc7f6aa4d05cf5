// What not every browser has, and none over plain http, whatever its types say.

export function clipboard(): Clipboard | undefined {
  return navigator.clipboard;
}

export function subtleCrypto(): SubtleCrypto | undefined {
  return (globalThis.crypto as Crypto | undefined)?.subtle;
}

/** Has somebody touched this page? Before that it may make no sound. */
export function isTouched(): boolean {
  return (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? false;
}
