/**
 * The `sandbox` of an iframe with a page that content managers embed: it may run scripts and store its own data, but not
 * navigate this page or open dialogs over it.
 */
export const embeddedRights = 'allow-scripts allow-same-origin allow-forms allow-popups'
