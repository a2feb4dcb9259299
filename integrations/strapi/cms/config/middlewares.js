'use strict'

module.exports = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  // A publication can contain a whole site.
  { name: 'strapi::body', config: { jsonLimit: '32mb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
