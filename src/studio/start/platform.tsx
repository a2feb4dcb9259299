import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PlatformReport } from '../../../schemas/studio/platform-report.ts'
import { useStudioData } from '../use-studio-data.ts'
import { DocumentLinks } from './document-links.tsx'
import { Panel } from './panel.tsx'
import styles from './start.module.css'

/** What the platform behind the site lacks, and what of it the content does not know; nothing if there is nothing. */
export function Platform() {
  const { t } = useTranslation()
  const { data } = useStudioData('documents.overview', {}, 60)
  const report = data?.platform ?? null
  if (report === null || !hasNews(report)) return null
  const { fault, missing, methods, imageHosts, frameHosts } = report
  const hiding = missing.filter(({ documents }) => documents.length > 0)
  const others = missing.filter(({ documents }) => documents.length === 0)
  return (
    <Panel title={t('start.platform.title')}>
      <dl className={`${styles.figures} ${styles.facts}`}>
        {fault !== null && <Entry title={t('start.platform.fault')}>{fault}</Entry>}
        {hiding.length > 0 && (
          <Entry title={t('start.platform.missing')}>
            <ul className={styles.plainList}>
              {hiding.map((each) => (
                <li key={each.call}>
                  <code>{each.call}</code>: <DocumentLinks documents={each.documents} />
                </li>
              ))}
            </ul>
          </Entry>
        )}
        {others.length > 0 && (
          <Entry title={t('start.platform.others')}>
            <code>{others.map(({ call }) => call).join(', ')}</code>
          </Entry>
        )}
        {methods.length > 0 && (
          <Entry title={t('start.platform.methods')}>
            {[...new Set(methods.map(({ name, sysname }) => name ?? sysname))].join(', ')}
            <Settings name="cashier">{t('start.platform.methodsLink')}</Settings>
          </Entry>
        )}
        {imageHosts.length > 0 && (
          <Entry title={t('start.platform.images')}>
            {imageHosts.join(', ')}
            <Settings name="site">{t('start.platform.hostsLink')}</Settings>
          </Entry>
        )}
        {frameHosts.length > 0 && (
          <Entry title={t('start.platform.frames')}>
            {frameHosts.join(', ')}
            <Settings name="site">{t('start.platform.hostsLink')}</Settings>
          </Entry>
        )}
      </dl>
    </Panel>
  )
}

const hasNews = ({ fault, ...lists }: PlatformReport) =>
  fault !== null || Object.values(lists).some((list) => list.length > 0)

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Settings({ name, children }: { name: 'cashier' | 'site'; children: string }) {
  return (
    <p className={styles.detail}>
      <Link to={`/documents/settings/${name}`} className={styles.link}>
        {children}
      </Link>
    </p>
  )
}
