import type { GeneralInfo } from '../../../schemas/api/entities/site.ts'
import { AnalyticsSettings } from '../../../schemas/documents/settings/analytics-settings.ts'
import { fits } from '../../content/index.ts'

type Services = Pick<AnalyticsSettings, 'tagManager' | 'googleAnalytics' | 'metrics'>

/** The platform's names of the services. */
const services = {
  google_tag_manager: 'tagManager',
  google_analytics: 'googleAnalytics',
  yandex_metrica: 'metrics',
} as const

/** Analytics services named by the platform. Identifiers that the settings would reject are left out. */
export function platformAnalytics(identifiers: GeneralInfo['analytic']): Services {
  return Object.fromEntries(
    Object.entries(services).flatMap(([name, service]) => {
      const identifier = identifiers[name]
      return fits(AnalyticsSettings.properties[service], identifier) ? [[service, identifier]] : []
    }),
  )
}
