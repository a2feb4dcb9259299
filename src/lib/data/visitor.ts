import { isRecord } from '../../../schemas/is-record.ts'
import { visitorPath, type VisitorFacts } from '../../../schemas/visitor-facts.ts'
import { NetworkError } from '../api/network-error.ts'
import { readJson, request } from '../api/request.ts'

/** Facts that only the server knows, and that cached pages do not contain unless their blocks ask for them. */
export async function fetchVisitor(): Promise<VisitorFacts> {
  const { country, campaign } = await readFacts()
  return {
    ...(typeof country === 'string' && { country }),
    ...(typeof campaign === 'string' && { campaign }),
  }
}

async function readFacts(): Promise<Record<string, unknown>> {
  const body = await readJson(await request(visitorPath))
  if (!isRecord(body)) throw new NetworkError('connection')
  return body
}
