import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** Software passkey device with ES256 keys, in the browser's format. */
export function createAuthenticator({ origin }: { origin: string }) {
  const credentialId = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rpIdHash = createHash("sha256").update(new URL(origin).hostname).digest();
  let counter = 0;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const head = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count]);
  };
  const id = credentialId.toString("base64url");
  const common = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  return {
    id,
    /** Mimics `navigator.credentials.create`: user present and verified, with the new key. */
    create(challenge: string, from = origin) {
      const size = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        head(0b0100_0101),
        Buffer.alloc(16),
        size,
        credentialId,
        coseKey(publicKey),
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, from).toString("base64url"),
          attestationObject: attestation(authData),
        },
      };
    },
    /** Mimics `navigator.credentials.get`. */
    get(challenge: string, from = origin) {
      const authData = head(0b0000_0101);
      const data = clientData("webauthn.get", challenge, from);
      const signature = sign(
        "sha256",
        Buffer.concat([authData, createHash("sha256").update(data).digest()]),
        privateKey,
      );
      const response = {
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
      };
      return { ...common, response };
    },
  };
}

/** Hand-written CBOR: a map of EC2, P-256 and the two coordinates. */
function coseKey(key: KeyObject) {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, "base64url")]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

function attestation(authData: Buffer) {
  const text = (word: string) =>
    Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const parts = [
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x58, authData.length]),
    authData,
  ];
  return Buffer.concat(parts).toString("base64url");
}
