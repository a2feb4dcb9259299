'use strict'

const route = (method, path, handler) => ({ method, path, handler: `document.${handler}`, config: {} })

/** The only routes outside the admin: for site servers, which authenticate with the token. */
module.exports = {
  type: 'content-api',
  routes: [
    route('GET', '/site/documents', 'documents'),
    route('POST', '/site/publish', 'publish'),
    route('POST', '/site/draft', 'draft'),
    route('POST', '/site/pictures', 'pictures'),
  ],
}
