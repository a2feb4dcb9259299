'use strict'

const { previewAddress } = require('../src/site/preview')
const { siteUrls } = require('../src/site/settings')

module.exports = ({ env }) => ({
  serveAdminPanel: env.bool('ADMIN_PANEL', true),
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: siteUrls().length > 0,
    config: { allowedOrigins: siteUrls(), handler: previewAddress },
  },
})
