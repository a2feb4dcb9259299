import { useEffect, useMemo, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { AccountPage } from './account/account-page.tsx'
import { ArchivePage } from './documents/archive-page.tsx'
import { DiscardedPage } from './documents/discarded-page.tsx'
import { DocumentsPage } from './documents/documents-page.tsx'
import { preferredLanguage, rememberLanguage, type StudioLanguage } from './language.ts'
import { LanguageProvider } from './language-provider.tsx'
import { ExperimentsPage } from './experiments/experiments-page.tsx'
import { MediaPage } from './media/media-page.tsx'
import { AuditPage } from './audit/audit-page.tsx'
import { ComparisonPage } from './transfer/comparison-page.tsx'
import { TransferPage } from './transfer/transfer-page.tsx'
import { ReleasePage } from './releases/release-page.tsx'
import { ReleasesPage } from './releases/releases-page.tsx'
import { DocumentResultsPage } from './results/document-results-page.tsx'
import { ResultsPage } from './results/results-page.tsx'
import { SchedulesPage } from './schedules/schedules-page.tsx'
import { TranslationsPage } from './translations/translations-page.tsx'
import { UsersPage } from './users/users-page.tsx'
import { WebhooksPage } from './webhooks/webhooks-page.tsx'
import { SiteLocalesProvider } from './site-locales-provider.tsx'
import { StartPage } from './start/start-page.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { Shell } from './shell/shell.tsx'

const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      children: [
        { index: true, element: <StartPage /> },
        { path: 'documents/:kind?', element: <DocumentsPage /> },
        { path: 'documents/:kind/:name', element: <DocumentsPage /> },
        { path: 'media', element: <MediaPage /> },
        { path: 'results', element: <ResultsPage /> },
        { path: 'results/:kind/:name', element: <DocumentResultsPage /> },
        { path: 'releases', element: <ReleasesPage /> },
        { path: 'releases/:id', element: <ReleasePage /> },
        { path: 'experiments', element: <ExperimentsPage /> },
        { path: 'translations', element: <TranslationsPage /> },
        { path: 'schedules', element: <SchedulesPage /> },
        { path: 'archive', element: <ArchivePage /> },
        { path: 'discarded', element: <DiscardedPage /> },
        { path: 'users', element: <UsersPage /> },
        { path: 'account', element: <AccountPage /> },
        { path: 'audit', element: <AuditPage /> },
        { path: 'transfer', element: <TransferPage /> },
        { path: 'transfer/:id', element: <ComparisonPage /> },
        { path: 'webhooks', element: <WebhooksPage /> },
        { path: '*', element: <DocumentsPage /> },
      ],
    },
  ],
  { basename: '/studio' },
)

/** The content managers' editor. */
export function StudioApp() {
  const [language, setLanguage] = useState(preferredLanguage)
  const choice = useMemo(
    () => ({
      language,
      choose: (next: StudioLanguage) => {
        rememberLanguage(next)
        setLanguage(next)
      },
    }),
    [language],
  )
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageProvider choice={choice}>
      <SWRConfig value={{ revalidateOnFocus: true, shouldRetryOnError: false }}>
        <SessionGate>
          <SiteLocalesProvider>
            <RouterProvider router={router} />
          </SiteLocalesProvider>
        </SessionGate>
      </SWRConfig>
    </LanguageProvider>
  )
}
