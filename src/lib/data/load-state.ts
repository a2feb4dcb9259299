/**
 * State of a network request (specification, section 4): `idle` before the first
 * call, `pending` while it runs, then `success` or `error`.
 */
export type LoadState = 'idle' | 'pending' | 'success' | 'error'
