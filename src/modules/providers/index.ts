export { mergeProviders, type ShownProvider } from './merge-providers.ts'
export { ProviderLogo, ProviderMark } from './provider-logo.tsx'
