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

/** What the site servers show here. */
function siteToken() {
  const token = process.env.SITE_TOKEN || ''
  if (token.length < 32) throw new Error('SITE_TOKEN must be set, to at least 32 characters')
  return token
}

/** What is shown to site servers: made from the token, so that whoever reads it cannot read documents with it. */
function noticeToken() {
  return createHmac('sha256', siteToken()).update('notice').digest('hex')
}

module.exports = { dataDir, siteUrls, siteToken, noticeToken }
