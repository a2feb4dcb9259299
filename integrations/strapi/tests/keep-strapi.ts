import { startStrapi } from './throwaway-strapi.mjs'

/** Starts a Strapi for a test run, and stops it afterwards. */
export default async function keepStrapi(): Promise<() => Promise<void>> {
  const { url, token, file, end } = await startStrapi()
  process.env['TEST_STRAPI_URL'] = url
  process.env['TEST_STRAPI_TOKEN'] = token
  process.env['TEST_STRAPI_FILE'] = file
  return end
}
