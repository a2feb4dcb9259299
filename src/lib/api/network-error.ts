/** A request that got no usable answer: nobody knows whether it was carried out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(
    readonly reason: 'connection' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(reason === 'timeout' ? 'no answer in time' : 'no connection', options)
  }
}
