'use strict'

const { mkdirSync } = require('node:fs')
const { dataDir } = require('../src/site/settings')

/** Only site servers and content managers need network access to Strapi; players never do. */
module.exports = ({ env }) => {
  const publicDir = `${dataDir()}/public`
  mkdirSync(`${publicDir}/uploads`, { recursive: true })
  return {
    host: env('HOST', 'localhost'),
    port: env.int('PORT', 1337),
    url: env('PUBLIC_URL'),
    app: { keys: env.array('APP_KEYS') },
    dirs: { public: publicDir },
    logger: { updates: { enabled: false } },
  }
}
