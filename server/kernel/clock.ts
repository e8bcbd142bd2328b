/** What time it is; a test's stands still until it is moved. */
export type Clock = () => Date
