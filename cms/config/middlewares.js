'use strict'

module.exports = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  // A whole site in one publication.
  { name: 'strapi::body', config: { jsonLimit: '32mb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
