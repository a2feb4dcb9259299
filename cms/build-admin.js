'use strict'

// npm run build: the admin panel. `strapi build` would look for a tsconfig.json in the folders above, find that of
// the site and compile the site; so its own function is called, without one.
const { join } = require('node:path')

const inside = join(__dirname, 'node_modules', '@strapi', 'strapi', 'dist', 'src')
const { build } = require(join(inside, 'node', 'build.js'))
const { createLogger } = require(join(inside, 'cli', 'utils', 'logger.js'))

process.env.NODE_ENV = 'production'
build({ cwd: __dirname, logger: createLogger(), bundler: 'vite', minify: true }).catch((error) => {
  console.error(error)
  process.exit(1)
})
