/**
 * Of every connection to the database. Nobody waits longer than this for one to come about; a quiet one whose other end is gone
 * is found out after five seconds and ten questions of the kernel, one a second.
 */
export const LINE = { connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 5_000 }
