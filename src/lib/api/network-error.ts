/** A request without a usable answer: it may or may not have been carried out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(
    readonly reason: 'connection' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(reason === 'timeout' ? 'no answer in time' : 'no connection', options)
  }
}
