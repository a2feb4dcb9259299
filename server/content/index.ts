export { createContentGateway, type ContentGatewayOptions } from './content-gateway.ts'
export { StrapiService } from './strapi/strapi-service.ts'
export { registerContentRoutes } from './content-routes.ts'
