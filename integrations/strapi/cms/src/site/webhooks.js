'use strict'

const { noticeToken, siteUrls } = require('./settings')

const prefix = 'Marquee site '
/**
 * Events that change published content, or that may resolve a publication rejected for a picture. Drafts are
 * read when
 * they are displayed.
 */
const events = [
  ...['entry.publish', 'entry.unpublish', 'entry.delete'],
  ...['media.create', 'media.update', 'media.delete'],
]

/** Creates one webhook per site server in SITE_URLS. */
async function keepWebhooks(strapi) {
  const store = strapi.get('webhookStore')
  const runner = strapi.get('webhookRunner')
  for (const webhook of await store.findWebhooks()) {
    if (!webhook.name.startsWith(prefix)) continue
    runner.remove(webhook)
    await store.deleteWebhook(webhook.id)
  }
  for (const site of siteUrls())
    runner.add(
      await store.createWebhook({
        name: `${prefix}${site}`,
        url: `${site}/content/service/changed`,
        headers: { Authorization: `Bearer ${noticeToken()}` },
        events,
      }),
    )
}

module.exports = { keepWebhooks }
