'use strict'

const { siteToken } = require('./settings')

const name = 'Marquee site servers'
/** Permissions of the token. */
const actions = ['documents', 'publish', 'draft', 'pictures'].map(
  (action) => `api::document.document.${action}`,
)

/** Makes SITE_TOKEN the only token of this name; the previous one becomes invalid. */
async function keepSiteToken(strapi) {
  const tokens = strapi.db.query('admin::api-token')
  const accessKey = strapi.service('admin::api-token').hash(siteToken())
  const present = await tokens.findOne({ where: { name }, populate: ['permissions'] })
  const isRight =
    present?.accessKey === accessKey &&
    present.permissions.length === actions.length &&
    present.permissions.every(({ action }) => actions.includes(action))
  if (isRight) return
  if (present) await strapi.service('admin::api-token').revoke(present.id)
  const token = await tokens.create({
    data: {
      name,
      description: 'Set by SITE_TOKEN',
      type: 'custom',
      kind: 'content-api',
      lifespan: null,
      expiresAt: null,
      accessKey,
    },
  })
  for (const action of actions)
    await strapi.db.query('admin::api-token-permission').create({ data: { action, token: token.id } })
}

module.exports = { keepSiteToken }
