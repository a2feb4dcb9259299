import Database from 'better-sqlite3'
import { StrapiService } from '../../server/content/strapi/strapi-service.ts'

const { TEST_STRAPI_URL: url, TEST_STRAPI_TOKEN: token, TEST_STRAPI_FILE: file } = process.env

/** A connection to the Strapi that the tests run on; undefined: they run without one. Set for the tests of services. */
export function testStrapi(): StrapiService | undefined {
  return url !== undefined && token !== undefined ? new StrapiService({ url, token }) : undefined
}

/** Takes all documents from it, as if no site had ever put any there. */
export function emptyTestStrapi(): void {
  if (file === undefined) return
  const database = new Database(file)
  database.exec(`delete from documents; delete from strapi_core_store_settings where key like '%isFilled'`)
  database.close()
}
