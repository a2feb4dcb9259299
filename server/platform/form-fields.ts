import { ApiError } from '../../schemas/api/errors.ts'

/** Fields of a form body, urlencoded or multipart, in their original order. */
export async function readFields(
  body: Buffer | undefined,
  contentType: string | undefined,
): Promise<[name: string, value: string][]> {
  if (body === undefined || body.length === 0) return []
  const headers = { 'content-type': contentType ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new ApiError('InvalidRequestException', 'The body must be form data')
  })
  return [...form].map(([name, value]) => {
    if (typeof value === 'string') return [name, value]
    throw new ApiError('InvalidParameterException', 'Files are not taken', { [name]: 'type' })
  })
}
