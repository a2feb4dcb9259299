'use strict'

const { dataDir } = require('../src/site/settings')

/** SQLite in the data folder, or the PostgreSQL of DATABASE_URL with the schema `marquee_cms`. */
module.exports = ({ env }) => {
  const url = env('DATABASE_URL')
  if (!url)
    return {
      connection: {
        client: 'sqlite',
        connection: { filename: `${dataDir()}/cms.sqlite` },
        useNullAsDefault: true,
      },
    }
  return {
    connection: {
      client: 'postgres',
      connection: { connectionString: url, schema: 'marquee_cms' },
      pool: { min: 0, max: 10 },
    },
  }
}
