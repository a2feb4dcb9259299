'use strict'

const service = () => strapi.service('api::document.document')

/** API for site servers. `server/content/strapi` of the site defines the bodies. */
module.exports = {
  async documents(ctx) {
    const revision = await service().revision()
    ctx.set('cache-control', 'no-store')
    ctx.set('etag', revision)
    if (ctx.get('if-none-match') === revision) {
      ctx.status = 304
      return
    }
    ctx.body = { isFilled: await service().isFilled(), documents: await service().held() }
  },

  async publish(ctx) {
    const { documents, removed, author } = ctx.request.body
    await service().publish(documents, removed, author)
    ctx.body = { isPublished: true }
  },

  async pictures(ctx) {
    const { addresses } = ctx.request.body
    ctx.body = { pictures: await service().pictures(addresses) }
  },

  async draft(ctx) {
    const { saved, dropped, author } = ctx.request.body
    const revisions = await service().changeDrafts(saved, dropped, author)
    ctx.body = { revisions }
    if (revisions === null) ctx.status = 409
  },
}
