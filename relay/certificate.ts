import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { RelayOptions } from "./configuration.ts";
import { findProgram } from "./start.ts";

/** Self-signed, for loopback; undefined if OpenSSL is missing. */
export function ownCertificate(folder: string): RelayOptions["tls"] {
  const openssl = findProgram("openssl");
  if (openssl === undefined) return undefined;
  const [certificate, key] = [join(folder, "relay.crt"), join(folder, "relay.key")];
  const { status, stderr } = spawnSync(openssl, [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "2",
    "-subj",
    "/CN=127.0.0.1",
    "-addext",
    "subjectAltName=IP:127.0.0.1",
    "-keyout",
    key,
    "-out",
    certificate,
  ]);
  if (status !== 0) throw new Error(`OpenSSL made no certificate: ${stderr.toString()}`);
  return { certificate, key };
}
