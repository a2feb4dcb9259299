/** The content store, or the content service behind it, is unavailable at the moment. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}
