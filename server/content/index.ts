export { createContentGateway, type ContentGatewayOptions } from './content-gateway.ts'
export { registerContentRoutes } from './content-routes.ts'
