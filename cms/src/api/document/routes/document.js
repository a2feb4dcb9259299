'use strict'

const route = (method, path, handler) => ({ method, path, handler: `document.${handler}`, config: {} })

/** All that is answered outside the admin: to site servers, which bear the token. */
module.exports = {
  type: 'content-api',
  routes: [
    route('GET', '/site/documents', 'documents'),
    route('POST', '/site/publish', 'publish'),
    route('POST', '/site/draft', 'draft'),
    route('POST', '/site/pictures', 'pictures'),
  ],
}
