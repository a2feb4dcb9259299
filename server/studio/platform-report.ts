import type { ComponentContract } from '../../schemas/component.ts'
import { defaultLocale } from '../../schemas/locale.ts'
import type { MissingCall, PlatformReport } from '../../schemas/studio/platform-report.ts'
import { blocksOf, type ContentGateway, type Registry } from '../content/index.ts'
import type { Platform } from '../platform/index.ts'
import { titleOf } from './documents/titles.ts'

interface ReportParts {
  gateway: Pick<ContentGateway, 'config' | 'documents'>
  registry: Registry
  condition: Platform['condition']
}

/** Types of the blocks that are not shown without a call. */
function dependentTypes(registry: Registry, call: string): string[] {
  return [...registry.values()]
    .filter(({ load = {} }: Pick<ComponentContract, 'load'>) =>
      Object.values(load).some((each) => each.call === call && each.optional !== true),
    )
    .map(({ type }) => type)
}

type Absent = Pick<MissingCall, 'call' | 'by'>

async function missingCalls(
  absent: readonly Absent[],
  { gateway, registry }: ReportParts,
): Promise<MissingCall[]> {
  if (absent.length === 0) return []
  const documents = (await gateway.documents()).map((document) => ({
    document,
    types: new Set(blocksOf(document).map(({ block }) => block.type)),
  }))
  return absent.map(({ call, by }) => {
    const types = dependentTypes(registry, call)
    const using = documents.filter((each) => types.some((type) => each.types.has(type)))
    return {
      call,
      by,
      blocks: types.filter((type) => using.some((each) => each.types.has(type))),
      documents: using.map(({ document: { kind, key, body } }) => {
        const title = titleOf(body)
        return { kind, key, ...(title !== undefined && { title }) }
      }),
    }
  })
}

/** What an operator should know of the platform; null for the sandbox, which has everything. */
export async function describePlatform(parts: ReportParts): Promise<PlatformReport | null> {
  const condition = parts.condition?.()
  if (condition === undefined) return null
  const { site, cashier } = await parts.gateway.config(defaultLocale)
  const described = (use: 'deposit' | 'withdrawal', sysname: string) =>
    cashier.methods.some(
      (method) =>
        method.sysname === sysname && (use === 'deposit' ? method.form : method.withdrawalForm) !== undefined,
    )
  const missingIn = (seen: readonly string[], allowed: readonly string[]) =>
    seen.filter((origin) => !allowed.includes(origin))
  return {
    fault: condition.misconfiguration ?? condition.pushFault,
    missing: await missingCalls(condition.absent, parts),
    methods: condition.methods
      .filter(({ use, sysname }) => !described(use, sysname))
      .map((method) => ({ ...method })),
    imageHosts: missingIn(condition.imageHosts, site.imageHosts),
    frameHosts: missingIn(condition.frameHosts, site.frameHosts),
  }
}
