import { Compile } from 'typebox/compile'
import { expect, onTestFinished } from 'vitest'
import { callContracts, isCallName } from '../../../schemas/api/calls.ts'
import { methodOf } from '../../../schemas/api/methods.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'

export interface CallBody {
  data?: unknown
  error?: { type: string; message: string; error_data: Record<string, unknown> }
}

/** Calls a sandbox with an optional session; the answer must match the contract. */
export type Call = (name: string, params?: Record<string, string>, session?: string) => Promise<CallBody>

export function callsOf(sandbox: TestSandbox): Call {
  return async (name, params = {}, session) => {
    if (!isCallName(name)) throw new Error(`no call ${name}`)
    const path = `/api/${name.replace('.', '/')}`
    const response =
      methodOf(name) === 'GET'
        ? await sandbox.get(`${path}?${new URLSearchParams(params).toString()}`, session)
        : await sandbox.post(path, params, session === undefined ? {} : { session })
    const body = response.json<CallBody>()
    if (response.statusCode === 200)
      expect([...Compile(callContracts[name].answer).Errors(body.data)]).toEqual([])
    return body
  }
}

/** The newest message "sent" to a contact. */
export async function messageTo(
  sandbox: TestSandbox,
  contact: string,
): Promise<{ body: string; code: string } | undefined> {
  const response = await sandbox.get(`/sandbox/outbox.json?contact=${encodeURIComponent(contact)}`)
  const { items } = response.json<{ items: { body: string; code: string | null }[] }>()
  const [newest] = items
  return newest && { body: newest.body, code: newest.code ?? '' }
}

/** Returns the code in the newest message to a contact; empty without one. */
export type CodeFor = (contact: string) => Promise<string>

/** A sandbox for the running test, closed after it. The test fails if the sandbox reported an error. */
export async function sandboxOfTest(): Promise<{ sandbox: TestSandbox; call: Call; codeFor: CodeFor }> {
  const sandbox = await startTestSandbox()
  onTestFinished(async () => {
    await sandbox.close()
    expect(sandbox.errors).toEqual([])
  })
  return {
    sandbox,
    call: callsOf(sandbox),
    codeFor: async (contact) => (await messageTo(sandbox, contact))?.code ?? '',
  }
}

/** A different code. */
export const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
