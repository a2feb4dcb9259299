import Database from 'better-sqlite3'
import { Strapi } from '../index.ts'

const { TEST_STRAPI_URL: url, TEST_STRAPI_TOKEN: token, TEST_STRAPI_FILE: file } = process.env

/** Connection to the Strapi of the tests; undefined: there is none. Set for the service tests. */
export function testStrapi(): Strapi | undefined {
  return url !== undefined && token !== undefined ? new Strapi({ url, token }) : undefined
}

/** Removes all its documents, as if no site had ever stored any there. */
export function emptyTestStrapi(): void {
  if (file === undefined) return
  const database = new Database(file)
  database.exec(`delete from documents; delete from strapi_core_store_settings where key like '%isFilled'`)
  database.close()
}
