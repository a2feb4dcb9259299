'use strict'

const { createHash } = require('node:crypto')
const { errors } = require('@strapi/utils')

const uid = 'api::document.document'
const rowsOfDocuments = () => strapi.db.query(uid)
const filesOfLibrary = () => strapi.db.query('plugin::upload.file')
const marks = () => strapi.store({ type: 'api', name: 'document' })

const contentOf = ({ kind, key, schemaVersion, body }) => ({ kind, key, schemaVersion, body })
/** Changes with the order of properties, too: fields of a form are displayed in that order. */
const textOf = (row) => JSON.stringify([contentOf(row), row.replaces ?? null, row.along ?? []])
const revisionOf = (row) => new Date(row.updatedAt).getTime()

/** A document's published row and its draft; `isChanged` tells whether they differ. */
function pair(rows) {
  const published = rows.find(({ publishedAt }) => publishedAt !== null) ?? null
  const draft = rows.find(({ publishedAt }) => publishedAt === null) ?? null
  const isChanged = draft !== null && (published === null || textOf(draft) !== textOf(published))
  return { published, draft, isChanged }
}

const describe = (row) => ({
  ...contentOf(row),
  savedBy: row.savedBy ?? 'Strapi',
  savedAt: revisionOf(row),
  replaces: row.replaces ?? null,
  along: row.along ?? [],
})

/** The document with this name; published ones take precedence over drafts. */
async function find({ kind, key }) {
  const named = await rowsOfDocuments().findMany({ where: { kind, key }, orderBy: { id: 'asc' } })
  const [first] = [...named.filter(({ publishedAt }) => publishedAt !== null), ...named]
  if (!first) return { documentId: null, published: null, draft: null, isChanged: false }
  const rows = await rowsOfDocuments().findMany({ where: { documentId: first.documentId } })
  return { documentId: first.documentId, ...pair(rows) }
}

async function deleteRow(row) {
  if (row) await rowsOfDocuments().delete({ where: { id: row.id } })
}

/** Publishes a document and leaves a draft with other content unchanged. */
async function publishOne(document, author) {
  const data = { ...contentOf(document), savedBy: author, replaces: null, along: [] }
  const { documentId, published, draft, isChanged } = await find(document)
  if (published && textOf(published) === textOf(data)) return
  const id = documentId ?? (await strapi.documents(uid).create({ data })).documentId
  if (draft && !isChanged) await rowsOfDocuments().update({ where: { id: draft.id }, data })
  await deleteRow(published)
  await rowsOfDocuments().create({ data: { ...data, documentId: id, publishedAt: new Date() } })
}

/** Unpublishes a document; a draft with other content is kept. */
async function removeOne(name) {
  const { published, draft, isChanged } = await find(name)
  await deleteRow(published)
  if (!isChanged) await deleteRow(draft)
}

/** Whether the draft still has the revision that the caller has seen; null: there was no draft. */
function isAsSeen({ revision }, { draft, isChanged }) {
  return revision === null ? !isChanged : draft !== null && revisionOf(draft) === revision
}

async function saveOne({ revision: _revision, ...document }, author) {
  const { documentId, draft, isChanged } = await find(document)
  const kept = isChanged ? draft : { replaces: null, along: [] }
  const data = {
    ...contentOf(document),
    savedBy: author,
    replaces: document.replaces === undefined ? kept.replaces : document.replaces,
    along: document.along ?? kept.along ?? [],
  }
  const documents = strapi.documents(uid)
  const row = await (documentId === null
    ? documents.create({ data })
    : documents.update({ documentId, data }))
  return revisionOf(row)
}

async function dropOne(name) {
  const { documentId, published, draft } = await find(name)
  if (published) await strapi.documents(uid).discardDraft({ documentId })
  else await deleteRow(draft)
}

function assertLists(...lists) {
  if (!lists.every(Array.isArray)) throw new errors.ValidationError('A list is missing')
}

/** Changes whenever a file of the media library is added, deleted, replaced or edited. */
async function stateOfLibrary() {
  const [newest] = await filesOfLibrary().findMany({
    select: ['updatedAt'],
    orderBy: { updatedAt: 'desc' },
    limit: 1,
  })
  return [await filesOfLibrary().count(), newest?.updatedAt ?? null]
}

module.exports = () => ({
  /** Changes with every result of `held`, and with the media library, whose pictures documents show. */
  async revision() {
    const rows = await rowsOfDocuments().findMany({
      select: ['id', 'updatedAt', 'publishedAt'],
      orderBy: { id: 'asc' },
    })
    const states = rows.map(({ id, updatedAt, publishedAt }) => [id, updatedAt, publishedAt])
    const text = JSON.stringify([await this.isFilled(), states, await stateOfLibrary()])
    return `"${createHash('sha256').update(text).digest('hex')}"`
  },

  /** Every document, both as published and as drafted. */
  async held() {
    const documents = new Map()
    for (const row of await rowsOfDocuments().findMany({ orderBy: { id: 'asc' } }))
      documents.set(row.documentId, [...(documents.get(row.documentId) ?? []), row])
    return [...documents].map(([id, rows]) => {
      const { published, draft, isChanged } = pair(rows)
      return {
        id,
        published: published && describe(published),
        draft: draft && { ...describe(draft), isChanged },
      }
    })
  },

  /** Metadata of the media library for the files at these addresses, as far as they exist. */
  async pictures(addresses) {
    assertLists(addresses)
    const files = await filesOfLibrary().findMany({ where: { url: { $in: addresses } } })
    return files.map(({ url, name, mime, alternativeText, caption, updatedAt }) => ({
      address: url,
      name,
      mime,
      alternativeText: alternativeText ?? '',
      caption: caption ?? '',
      changedAt: new Date(updatedAt).getTime(),
    }))
  },

  /** Whether a site has already stored its documents here. */
  async isFilled() {
    return (await marks().get({ key: 'isFilled' })) === true
  },

  /** Publishes and removes all of the documents or none. */
  async publish(documents, removed, author) {
    assertLists(documents, removed)
    await strapi.db.transaction(async () => {
      for (const name of removed) await removeOne(name)
      for (const document of documents) await publishOne(document, author)
    })
    await marks().set({ key: 'isFilled', value: true })
  },

  /**
   * Saves and drops drafts, all or none. Returns the new revisions; null if one of the drafts no longer has
   * the expected
   * revision, in which case nothing changes. Without `revision` a draft is overwritten unconditionally.
   */
  async changeDrafts(saved, dropped, author) {
    assertLists(saved, dropped)
    return strapi.db.transaction(async () => {
      for (const change of [...dropped, ...saved])
        if (change.revision !== undefined && !isAsSeen(change, await find(change))) return null
      for (const name of dropped) await dropOne(name)
      const revisions = []
      for (const document of saved) revisions.push(await saveOne(document, author))
      return revisions
    })
  },
})
