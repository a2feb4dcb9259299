import { isKind } from '../../../../schemas/kinds/index.ts'
import useSWR from 'swr'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import { callStudio } from '../../call-studio.ts'

const none: ReadonlyMap<string, unknown> = new Map()

/** Reads the documents whose blocks issues are about, because a path tells only the number of a block. */
export function useBodies(
  issues: readonly Pick<DocumentIssue, 'document' | 'path'>[],
): ReadonlyMap<string, unknown> {
  const names = [
    ...new Set(issues.flatMap(({ document, path }) => (/\/\d/.test(path) ? [document] : []))),
  ].sort()
  const { data = none } = useSWR(names.length > 0 ? ['bodies', ...names] : null, () => readBodies(names))
  return data
}

async function readBodies(names: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const read = names.map(async (name) => {
    const [kind = '', key = ''] = name.split(/\/(.*)/s)
    const document = isKind(kind) ? await callStudio('documents.read', { kind, key }) : null
    return [name, document?.body] as const
  })
  return new Map(await Promise.all(read))
}
