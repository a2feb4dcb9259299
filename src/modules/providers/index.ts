export { mergeProviders, type ShownProvider } from './merge-providers.ts'
