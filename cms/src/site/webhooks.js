'use strict'

const { noticeToken, siteUrls } = require('./settings')

const prefix = 'Marquee site '
/**
 * What changes what is published, and what may mend a document whose picture was refused; drafts are asked for when
 * they are looked at.
 */
const events = [
  ...['entry.publish', 'entry.unpublish', 'entry.delete'],
  ...['media.create', 'media.update', 'media.delete'],
]

/** One webhook for each site server, as SITE_URLS has them. */
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
