import http from "node:http";
import https from "node:https";

/** Loaded before the built server in browser stories: what is sent to https://receiver.example:PORT goes to that port of this machine, without TLS. */
const { request } = https;

https.request = (url, options, answer) => {
  const { hostname, port, pathname } = new URL(url);
  if (hostname !== "receiver.example") return request(url, options, answer);
  const { lookup: _, ...here } = options;
  return http.request(`http://127.0.0.1:${port}${pathname}`, here, answer);
};
