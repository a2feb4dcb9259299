export { readClientBuild, type ClientBuild, type PageAssets } from './client-build.ts'
export { registerFiles } from './file-routes.ts'
export { shareFiles, type SharedFiles } from './shared-files.ts'
export { namesIn } from './used-styles.ts'
