/** The smallest Fastify host, which the start of the host is compared with. */
import fastify from 'fastify';

const app = fastify();
app.get('/healthz', () => ({ ok: true }));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
