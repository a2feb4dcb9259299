'use strict'

const { createHmac } = require('node:crypto')
const { resolve } = require('node:path')

/** Absolute folder of the database and the media. */
function dataDir() {
  return resolve(process.env.CMS_DATA_DIR || 'data')
}

/** Origins of the site servers; the first one shows previews. */
function siteUrls() {
  return (process.env.SITE_URLS || '')
    .split(',')
    .map((url) => url.trim().replace(/\/$/, ''))
    .filter((url) => url !== '')
}

/** Token that site servers send with every request. */
function siteToken() {
  const token = process.env.SITE_TOKEN || ''
  if (token.length < 32) throw new Error('SITE_TOKEN must be set, to at least 32 characters')
  return token
}

/**
 * Token that Strapi sends with notifications. It is derived from the site token, so that it cannot be used to
 * read
 * documents.
 */
function noticeToken() {
  return createHmac('sha256', siteToken()).update('notice').digest('hex')
}

module.exports = { dataDir, siteUrls, siteToken, noticeToken }
