// CloudFront Function (runtime 2.0), viewer request, on the behaviours that lead to the API.
function handler(event) {
  var request = event.request;
  // Public addresses end in a slash; the gateway's routes may not.
  request.uri = request.uri.replace(/\/+$/, "") || "/";
  // The origin request policy that suits a gateway forwards no CloudFront-Viewer-Address, so the address travels here.
  // Set, never added: what a visitor sends under this name is overwritten.
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  return request;
}
