import { isRecord } from '../../server/content/contracts.ts'
import type { DocumentName } from '../../server/content/gateway.ts'

const collection = '/content-manager/collection-types/api::document.document'
const account = {
  email: 'aziza@example.com',
  firstname: 'Aziza',
  lastname: 'Karimova',
  password: 'Marra2026x',
}

/** Somebody who works in Strapi's own admin: the first one there, who may do everything. */
export async function signInToStrapi(url: string) {
  let jwt = ''

  async function call(path: string, method: string, body?: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(jwt !== '' && { authorization: `Bearer ${jwt}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok || !isRecord(answer)) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  const { data } = await call('/admin/register-admin', 'POST', account)
  jwt = String(isRecord(data) && data['token'])

  async function idOf({ kind, key }: DocumentName): Promise<string> {
    const query = new URLSearchParams({ 'filters[kind][$eq]': kind, 'filters[key][$eq]': key })
    const { results } = await call(`${collection}?${String(query)}`, 'GET')
    const found: unknown = Array.isArray(results) ? results[0] : undefined
    if (!isRecord(found)) throw new Error(`Strapi has no ${kind}/${key}`)
    return String(found['documentId'])
  }

  return {
    create: (document: object) => call(collection, 'POST', document),
    /** Saves a draft. */
    save: async (name: DocumentName, change: object) =>
      call(`${collection}/${await idOf(name)}`, 'PUT', change),
    publish: async (name: DocumentName) =>
      call(`${collection}/${await idOf(name)}/actions/publish`, 'POST', {}),
    unpublish: async (name: DocumentName) =>
      call(`${collection}/${await idOf(name)}/actions/unpublish`, 'POST', {}),
    /** Address that Strapi shows a document at. */
    async previewOf(name: DocumentName): Promise<string> {
      const query = new URLSearchParams({ documentId: await idOf(name), status: 'draft' })
      const preview = await call(
        `/content-manager/preview/url/api::document.document?${String(query)}`,
        'GET',
      )
      return String(isRecord(preview['data']) && preview['data']['url'])
    },
  }
}
