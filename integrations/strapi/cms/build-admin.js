'use strict'

// npm run build: the admin panel. `strapi build` would find the site's tsconfig.json in a parent folder and
// compile the
// site, so this script calls Strapi's build function directly, without a tsconfig.
const { join } = require('node:path')

const inside = join(__dirname, 'node_modules', '@strapi', 'strapi', 'dist', 'src')
const { build } = require(join(inside, 'node', 'build.js'))
const { createLogger } = require(join(inside, 'cli', 'utils', 'logger.js'))

process.env.NODE_ENV = 'production'
build({ cwd: __dirname, logger: createLogger(), bundler: 'vite', minify: true }).catch((error) => {
  console.error(error)
  process.exit(1)
})
