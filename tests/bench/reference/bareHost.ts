/** The least that a Fastify host can be: what the start is held against. */
import fastify from 'fastify';

const app = fastify();
app.get('/healthz', () => ({ ok: true }));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
