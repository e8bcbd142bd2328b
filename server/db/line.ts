/**
 * Options of every database connection. Connecting times out after 5 s. TCP keep-alive detects a lost peer on an idle
 * connection: after 5 s, with ten probes one second apart.
 */
export const CONNECTION_OPTIONS = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
}
