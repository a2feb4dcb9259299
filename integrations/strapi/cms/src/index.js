'use strict'

const { Client } = require('pg')
const { guardDocuments } = require('./site/guard')
const { keepSiteToken } = require('./site/token')
const { keepWebhooks } = require('./site/webhooks')

/** Creates the PostgreSQL schema, which Strapi does not create itself. */
async function makeSchema() {
  if (!process.env.DATABASE_URL) return
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query('create schema if not exists marquee_cms')
  } finally {
    await client.end()
  }
}

module.exports = {
  async register({ strapi }) {
    await makeSchema()
    strapi.documents.use(guardDocuments)
  },
  async bootstrap({ strapi }) {
    await keepSiteToken(strapi)
    await keepWebhooks(strapi)
  },
}
