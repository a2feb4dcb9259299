/** The content store, or the Strapi behind it, is unavailable at the moment. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}
