/** Reads `.env` where there is one; what is set already wins. */
export function readEnv(): void;
