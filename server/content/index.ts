export { fileTooLarge } from './files/read-file.ts'
export { registerContentRoutes } from './http/content-routes.ts'
export type { CompleteForm } from './http/document-routes.ts'
export type { Arrangement } from './media/picture-places.ts'
export type { MediaLibrary } from './media/media-library.ts'
export type { MediaSource } from './media/media-store.ts'
export type { ContentImport, ContentService, ImportTarget } from './model/content-service.ts'
export { ContentUnavailable } from './model/content-unavailable.ts'
export { documentFault, documentName, documentNamed, fits, isStoredDocument } from './model/contracts.ts'
export { blocksOf } from './model/blocks.ts'
export { blockIdsOf, experimentsIn, runName, variantsHash, withWinner } from './model/experiments.ts'
export { documentSchemas } from './model/document-schemas.ts'
export type {
  ContentGateway,
  DocumentChange,
  DocumentEntry,
  DocumentName,
  FoundPage,
  PublicationRecord,
  PublishedContent,
  PublishGuard,
  PublishResult,
  RequiredReviews,
} from './model/gateway.ts'
export type { DocumentLink } from './model/manifest.ts'
export { mapDocumentTexts } from './publish/document-texts.ts'
export { publishPassing, type Change } from './publish/publish-passing.ts'
export { exampleBlock, sampleForm, samplePage } from './publish/render/sample-page.ts'
export { liftedLocks } from './publish/rules/locks.ts'
export { mandatoryDocuments } from './publish/rules/references.ts'
export { readLinks } from './publish/prepare/links.ts'
export { sanitiseMarkup } from './publish/prepare/markup.ts'
export type { Publisher } from './publish/worker/publisher.ts'
export type { Articles } from './read/article-reader.ts'
export { isMarkup, type Registry } from './read/compile/compile-blocks.ts'
export type { CompiledSeo } from './read/compile/compile-seo.ts'
export { noSnippets, type AllowedHosts, type CompiledSnippets } from './read/compile/compile-snippets.ts'
export type { SiteTheme } from './read/compile/site-config.ts'
export type { Library } from './model/library.ts'
export { liftDocument } from './read/compile/lift-document.ts'
export { migrateDocument } from './read/compile/migrate.ts'
export { createContentGateway } from './read/content-gateway.ts'
export { previewContent, unroutedPath, type PreviewOf } from './read/preview-content.ts'
export { routeParams, routeShape } from './read/routes-table.ts'
