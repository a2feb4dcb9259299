'use strict'

const { errors } = require('@strapi/utils')

const uid = 'api::document.document'
const changing = ['create', 'update', 'clone', 'publish', 'unpublish', 'delete', 'discardDraft']

/** The user of Strapi's own admin; undefined for calls of the site. */
function adminUser() {
  const { user } = strapi.requestContext.get()?.state ?? {}
  return user?.roles ? user : undefined
}

const nameOf = ({ firstname, lastname, username, email }) =>
  [firstname, lastname].filter(Boolean).join(' ') || username || email || 'Strapi'

/** Rejects a second document of the same kind and key. */
async function assertNameIsFree({ kind, key }, documentId) {
  const rivals = await strapi.db.query(uid).findMany({ where: { kind, key }, select: ['documentId'] })
  if (rivals.some((rival) => rival.documentId !== documentId))
    throw new errors.ValidationError(`There is a document ${kind}/${key} already`)
}

/** The site owners' code runs on every page, so only super admins may change it. */
function assertMayChange(user, kinds) {
  const isSuperAdmin = user.roles.some(({ code }) => code === 'strapi-super-admin')
  if (kinds.includes('snippet') && !isSuperAdmin)
    throw new errors.ForbiddenError('Documents of the kind snippet are for super admins')
}

/** Checks every change of a document, from the admin or from the site. */
async function guardDocuments(context, next) {
  const { action, params } = context
  if (context.uid !== uid || !changing.includes(action)) return next()
  const present = params.documentId
    ? await strapi.db.query(uid).findOne({ where: { documentId: params.documentId, publishedAt: null } })
    : null
  const user = adminUser()
  if (user) assertMayChange(user, [present?.kind, params.data?.kind])
  if (action === 'create' || action === 'update' || action === 'clone') {
    await assertNameIsFree({ ...present, ...params.data }, action === 'clone' ? undefined : params.documentId)
    if (user) params.data = { ...params.data, savedBy: nameOf(user) }
  }
  return next()
}

module.exports = { guardDocuments }
