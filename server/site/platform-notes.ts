import type { PlatformReport } from '../../schemas/studio/platform-report.ts'

/** What operators read of the platform in logs and in the health of the site. */
export function platformNotes(report: PlatformReport | null): string[] {
  if (report === null) return []
  const { missing, methods, imageHosts, frameHosts } = report
  const hiding = missing.filter(({ blocks }) => blocks.length > 0)
  const others = missing.filter(({ blocks }) => blocks.length === 0)
  return [
    ...hiding.map(({ call, blocks, documents }) => {
      const places = documents.map(({ kind, key }) => `${kind}/${key}`).join(', ')
      return `The platform lacks ${call}: ${blocks.join(', ')} of ${places} not shown`
    }),
    ...(others.length > 0 ? [`The platform lacks ${others.map(({ call }) => call).join(', ')}`] : []),
    ...methods.map(
      ({ use, sysname }) => `The payment method ${sysname} (${use}) has no form or icon in settings/cashier`,
    ),
    ...imageHosts.map((host) => `Pictures of ${host} are refused: add it to imageHosts in settings/site`),
    ...frameHosts.map((host) => `Iframes of ${host} are refused: add it to frameHosts in settings/site`),
  ]
}
